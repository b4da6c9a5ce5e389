-- Posts that the watch found of a campaign's creators, as people answered them: the deliverable that a post is, or that it is none of them.
create table tracking_post_answers (
  campaign_id uuid not null references campaigns on delete cascade,
  entry_id uuid not null references campaign_creators on delete cascade,
  post_id text not null check (length(post_id) between 1 and 200),
  -- Null: the post is none of them.
  deliverable_id uuid references campaign_deliverables on delete cascade,
  answered_by uuid references users on delete set null,
  answered_at timestamptz not null,
  primary key (entry_id, post_id)
);
create index tracking_post_answers_campaign on tracking_post_answers (campaign_id);
create unique index tracking_post_answers_deliverable on tracking_post_answers (deliverable_id) where deliverable_id is not null;
create index tracking_post_answers_person on tracking_post_answers (answered_by);
