-- An order from before the campaign isn't the campaign's: it would stand in its revenue, and stretch its days back to the year that it names. The campaign
-- begins on the day that somebody wrote, with a day for the zone of the shop. Where nobody wrote one, it may have been made here long after it began, and
-- so may its links and codes: ninety days before it was made count.

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
    join campaigns on campaigns.id = coalesce(by_code.campaign_id, by_link.campaign_id)
   where (told.codes <> '{}' or told.utm_campaign is not null)
     and case when campaigns.fields #>> '{startsOn,value}' is null then told.at >= campaigns.created_at - interval '90 days'
              else to_char((told.at + interval '1 day') at time zone 'UTC', 'YYYY-MM-DD') >= campaigns.fields #>> '{startsOn,value}' end;
