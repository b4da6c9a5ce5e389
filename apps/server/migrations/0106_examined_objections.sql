-- An objection is examined before it holds anything back: anybody with a mailbox can object to anybody. Until it is decided the list says so, and
-- new verdicts pause only when the answer is overdue.
alter table creator_suppressions
  -- Whether the request was proved or granted. Rows from before were.
  add column decided boolean not null default true,
  -- From when on nothing new is stored and no verdict is given: at once, or the day after which the answer is overdue.
  add column withholds_from timestamptz not null default '-infinity';

-- What confirmed objections held back so far was decided by nobody. Their answers are due as they were.
update creator_suppressions set decided = false, withholds_from = due_at
  from data_requests
 where data_requests.id = request_id and reason = 'objection' and ended_at is null and state in ('unproven', 'open');
