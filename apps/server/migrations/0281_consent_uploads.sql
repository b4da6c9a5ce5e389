-- Whether a creator answered with an export of the account's data instead of connecting it.
alter table consent_requests add column uploaded boolean not null default false;
