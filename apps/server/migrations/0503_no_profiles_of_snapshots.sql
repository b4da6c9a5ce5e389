-- Whose data an upload holds is what its sender says: no payment rests on it any more.

alter table snapshots drop column profile_id;
