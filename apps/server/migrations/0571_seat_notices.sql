-- When somebody was told that they lose their seat, because the plan has fewer than people; null: nobody told them, and they keep it.
alter table workspace_members add column seat_notice_at timestamptz;
