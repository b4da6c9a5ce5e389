-- Marks come again: next year's campaign of the same name has the same ones. An order is that of the newest link which was there when it was placed;
-- where every link is younger, that of the first, since a link may be made late.

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
       order by created_at > told.at, case when created_at > told.at then created_at end, created_at desc, id
       limit 1) by_link on by_code.campaign_id is null
   where (told.codes <> '{}' or told.utm_campaign is not null)
     and coalesce(by_code.campaign_id, by_link.campaign_id) is not null;
