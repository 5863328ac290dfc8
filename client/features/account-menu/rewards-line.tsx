interface RewardsLineProps {
  /** A member's points and the way to the next reward, as a sentence. Null until they are known. */
  rewards: string | null
}

/** What a member has earned, below the greeting. */
export const RewardsLine = ({ rewards }: RewardsLineProps) =>
  rewards === null ? null : <p>{rewards}</p>
