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

/** Markup that differs between phones and desktops. */
export const OnScreen = styled('div', {
  display: 'block', // Without a rule, it would have the class of headings.
  variants: {
    width: {
      narrow: { '@lg': { display: 'none' } },
      wide: { '@belowLg': { display: 'none' } },
    },
  },
})

/** Arrows for mouse users; touch screens scroll without them. */
export const TrackArrows = styled('div', {
  display: 'none',
  alignItems: 'center',
  gap: '$s',
  '@lg': { display: 'flex', '@scriptless': { display: 'none' } },
})
