-- Support leaving an account is support's doing, not its owner's.
alter table account_events drop constraint account_events_kind_check;
alter table account_events add constraint account_events_kind_check check (kind in (
  'signed_up', 'signed_in', 'sign_in_failed', 'sign_in_refused', 'signed_out', 'sessions_ended', 'session_revoked',
  'password_reset_asked', 'password_reset', 'password_changed', 'password_set',
  'email_change_asked', 'email_change_dropped', 'email_changed', 'profile_changed', 'notifications_changed',
  'data_exported', 'account_deleted', 'support_viewed', 'support_left', 'support_changed'));
