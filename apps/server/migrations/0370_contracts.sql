-- Contracts with creators: what was agreed on, in versions, what was sent, and what was answered.

create table contracts (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces on delete cascade,
  creator_id uuid not null references creators on delete cascade,
  -- A contract outlives the campaign that it was for.
  campaign_id uuid references campaigns on delete set null,
  entry_id uuid references campaign_creators on delete set null,
  state text not null default 'draft' check (state in ('draft', 'sent', 'accepted', 'declined')),
  title text not null check (length(title) between 1 and 120),
  version integer not null default 1,
  made_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- What the link opens; a new one with each sending, so that an older link ends.
  link_key uuid unique,
  sent_version integer,
  sent_at timestamptz,
  sent_by uuid references users on delete set null,
  sent_to text check (sent_to = lower(sent_to) and length(sent_to) <= 254),
  -- What the creator reads, in canonical form, and its SHA-256.
  document text,
  digest text check (digest ~ '^sha256:[0-9a-f]{64}$'),
  -- Trust in the last report before it was sent.
  baseline jsonb,
  answered_at timestamptz,
  signer_name text check (length(signer_name) <= 120),
  -- The network address that it was accepted from: part of the proof, so it is kept as long as the contract.
  signer_address text check (length(signer_address) <= 45),
  signer_email text check (length(signer_email) <= 254),
  reason text check (length(reason) <= 500),
  -- The signed record of the acceptance, as everybody can check it.
  record text,
  -- The copy that both have, and its SHA-256.
  file bytea,
  file_digest text,
  check ((state in ('sent', 'accepted')) <= (link_key is not null and digest is not null and sent_at is not null)),
  check ((state = 'accepted') <= (record is not null and signer_name is not null and answered_at is not null))
);
create index contracts_workspace on contracts (workspace_id, updated_at desc);
create index contracts_campaign on contracts (campaign_id);
create index contracts_entry on contracts (entry_id);
create index contracts_creator on contracts (creator_id);
create index contracts_maker on contracts (made_by);
create index contracts_sender on contracts (sent_by);
create index contracts_digest on contracts (digest) where state = 'accepted';
create index contracts_file on contracts (file_digest) where file_digest is not null;

create table contract_versions (
  contract_id uuid not null references contracts on delete cascade,
  version integer not null check (version between 1 and 100),
  draft jsonb not null,
  made_by uuid references users on delete set null,
  at timestamptz not null,
  primary key (contract_id, version)
);
create index contract_versions_person on contract_versions (made_by);

-- A file that goes with a letter; it is gone once the letter has left.
alter table mails add column attachment bytea, add column attachment_name text check (length(attachment_name) <= 120);

create function note_contract() returns trigger language plpgsql as $$
begin
  perform note_webhook_event(new.workspace_id, array['contract.' || new.state], jsonb_build_object('contractId', new.id),
                             new.updated_at, null, null);
  return null;
end $$;

create trigger contracts_note after update of state on contracts
  for each row when (new.state <> old.state and new.state in ('sent', 'accepted', 'declined')) execute function note_contract();
