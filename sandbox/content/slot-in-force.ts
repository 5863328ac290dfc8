import type { ScheduledContent, SlotPeriod, SlotDocument } from './model.ts'

/** For when and for whom content is asked. */
export interface SlotAudience {
  /** Milliseconds since the epoch. */
  at: number
  group: string | undefined
}

/** What a slot shows then: the first entry of its schedule that applies, or else its own content. */
export function slotInForce(
  { schedule = [], ...own }: SlotDocument,
  audience: SlotAudience,
): ScheduledContent | undefined {
  return [...schedule, own].find((content) => applies(content, audience))
}

const applies = ({ start, end, group }: SlotPeriod, audience: SlotAudience) =>
  (start === undefined || Date.parse(start) <= audience.at) &&
  (end === undefined || audience.at < Date.parse(end)) &&
  (group === undefined || group === audience.group)
