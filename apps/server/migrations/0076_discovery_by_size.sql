-- A range of sizes without a topic or a place finds its ids, its order and its count without reading a row, as the other covering indexes do.
create index discovered_creators_by_size on discovered_creators (followers)
  include (estimated_price, engagement_rate, trust, fraud_risk, language, verified, read_at, workspace_id, source, id);
