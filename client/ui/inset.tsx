import { styled } from './theme.ts'

/** A part of somebody else's page, with room above and below it. */
export const Inset = styled('section', { marginBlock: '$m $xxl' })
