const SECONDARY_BUTTON = 2

/** Whether a click can follow a link. The secondary button opens a menu instead. */
export const isFollowing = ({ button }: MouseEvent) => button !== SECONDARY_BUTTON
