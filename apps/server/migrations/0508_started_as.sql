-- What a sign-up came to: the other of the two is refused afterwards, whoever it belongs to. Null: ended by the release before.
alter table trial_sign_ups add column started text;
alter table trial_sign_ups add constraint trial_sign_ups_started check (started is null or (started in ('trial', 'plan') and completed_at is not null)) not valid;
