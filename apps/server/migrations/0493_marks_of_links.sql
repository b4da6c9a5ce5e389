-- An order counts for a link when no mark of the two speaks against it: a newsletter that carries a campaign's name is not the campaign's link.
-- Null: the link's address does not carry the mark, or it was made by the release before; what is unknown speaks against nothing.

alter table tracking_links
  add column utm_source text check (length(utm_source) <= 100),
  add column utm_medium text check (length(utm_medium) <= 100);

-- small: a campaign has few links; a mark that is written with other signs than these stays unknown
update tracking_links
   set utm_source = substring(target from '[?&]utm_source=([A-Za-z0-9_.~-]{1,100})(?:[&#]|$)'),
       utm_medium = substring(target from '[?&]utm_medium=([A-Za-z0-9_.~-]{1,100})(?:[&#]|$)');

create or replace view campaign_orders as
  select told.id, told.workspace_id, told.source_id, told.order_id, told.at, told.total, told.currency, told.codes, told.cancelled,
         coalesce(by_code.campaign_id, by_link.campaign_id) as campaign_id,
         case when by_code.campaign_id is null then by_link.entry_id else by_code.entry_id end as entry_id,
         case when by_code.campaign_id is null then 'link' else 'code' end as counted_by
    from tracking_orders told
    left join lateral (
      select campaign_id, entry_id from promo_codes
       where workspace_id = told.workspace_id and code = any(told.codes) order by code limit 1) by_code on true
    left join lateral (
      select campaign_id, entry_id from tracking_links
       where workspace_id = told.workspace_id and utm_campaign = told.utm_campaign
         and utm_content is not distinct from told.utm_content
         and coalesce(utm_source = told.utm_source, true) and coalesce(utm_medium = told.utm_medium, true)
       order by created_at > told.at, case when created_at > told.at then created_at end, created_at desc, id
       limit 1) by_link on by_code.campaign_id is null
   where (told.codes <> '{}' or told.utm_campaign is not null)
     and coalesce(by_code.campaign_id, by_link.campaign_id) is not null;
