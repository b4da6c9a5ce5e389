-- Lists of people that were bought from a supplier leave a snapshot as soon as it is scored, and within seven days in any case.

alter table snapshots add column bought_people text check (bought_people in ('held', 'gone'));
