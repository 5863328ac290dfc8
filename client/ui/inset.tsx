import { styled } from './theme.ts'

/** A section within other content, with space above and below. */
export const Inset = styled('section', {
  marginBlock: '$l $xl',
  variants: {
    room: {
      slim: {},
      section: { marginBlock: '$xl $xxl', '&:not(:first-child)': { marginBlockStart: '$xxl' } },
    },
  },
})
