/** What somebody has to know about a call beyond its summary, in Markdown, by method and declared path. */
export const callNotes: Readonly<Record<string, string>> = {
  'POST /api/verifications':
    'Send one of `url`, `snapshot` or `file`. The answer comes at once; follow the verification with `GET /api/verifications/{id}` or its stream of events. A creator who doesn’t exist costs nothing, and neither does evidence that isn’t enough for a score.',
  'GET /api/verifications/:id':
    'While `state` is `queued` or `running`, ask again after two seconds or use the stream. Once it is `done`, `report` holds the verdict with its range and evidence.',
  'GET /api/verifications/:id/events':
    'Server-sent events. Each `step` has the data of one step; `done` or `failed` is the last. Lines that begin with a colon keep the connection open.',
  'POST /api/imports':
    'Send the file as it is, with `Content-Type: application/octet-stream` and its name in the query. Up to 500 MB.',
  'POST /api/exports':
    'Credits are reserved at once and charged when the file is ready. A file that fails costs nothing. A list has up to 10,000 rows; if yours is longer, the file’s title says so.',
  'POST /api/credits/deduct':
    'For actions of your own program. Whatever is on the price list charges itself, so it can’t be charged twice.',
  'GET /api/discovery/creators':
    'What `q` names (a topic, a place, a size) becomes filters; `reading` in the answer says how it was read. `total` is exact up to 10,000.',
  'POST /api/keys': 'The key itself is in this answer and in no other. Keep it somewhere safe.',
  'POST /api/shortlists/:id/entries': 'Ten creators fit on all shortlists together.',
  'POST /api/bulk':
    'It stops when credits run out, pauses when the key that began it is revoked or reaches its monthly limit, and goes on when it’s resumed.',
}
