import { trackedPosts } from '../campaigns/tracking/post-reading.ts'
import { glanceReading } from '../finding/discovery/creator-glance.ts'
import { foundCreator } from '../finding/discovery/found-creator.ts'
import { analysisReading, audienceReading, roiReading } from '../verdicts/analyses/report-readings.ts'
import { answerReadings } from '../verdicts/creators/answer-readings.ts'
import { withoutBoughtPeople } from '../verdicts/creators/bought-people.ts'
import { followersPart, ownPart, profilePart } from '../verdicts/creators/snapshot-parts.ts'
import { declaredAudienceReading } from '../verdicts/exports/load-declared-audience.ts'
import { scoring } from '../verdicts/verifications/report-of.ts'

/** The thread behind `SnapshotReader`: a stored snapshot in, what a room reads off it out. A room adds its reading here. */

answerReadings([
  scoring,
  ...[foundCreator, glanceReading],
  ...[roiReading, audienceReading, analysisReading],
  ...[profilePart, followersPart, ownPart],
  declaredAudienceReading,
  trackedPosts,
  withoutBoughtPeople,
])
