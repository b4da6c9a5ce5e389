/** Creators and audiences with known ground truth: for the sandbox, the laboratory, the tests and the benchmark. Nothing here is a real person. */
export { type DeliveryWay, deliveryWays } from './arrival/seller-delivery.ts'
export { type BotKind, botKinds, botShapes } from './bots.ts'
export { type CategoryId, categoryIds } from './content/categories.ts'
export { type LanguageId, languageIds } from './content/languages.ts'
export {
  type CreatorPlan,
  type GroundTruth,
  type GrowthEvent,
  innocentKinds,
  type PostDelivery,
  type Scenario,
  type ScenarioKind,
  type Size,
  type SizeName,
  scenarioKinds,
  sizes,
} from './plan.ts'
export { fingerprint, type Random, random } from './random.ts'
export {
  type SandboxCreatorCard,
  sandboxAnchor,
  sandboxCreator,
  sandboxIndexOf,
  sandboxNetworkSize,
  sandboxPlan,
  sandboxSuffix,
} from './sandbox/network.ts'
export { type ShowcaseCreator, type ShowcaseKind, showcaseCreators } from './sandbox/showcase.ts'
export { sandboxSnapshot } from './sandbox/snapshot.ts'
export { type SimulatedCreator, simulateCreator } from './simulate-creator.ts'
