-- Every hour a job deletes letters that were sent long ago; without this it reads all of them.
-- small: a second or two for a million letters
create index if not exists mails_ended on mails (written_at) where state <> 'waiting';
