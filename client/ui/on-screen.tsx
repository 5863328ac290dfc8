import { styled } from './theme.ts'

/** Markup that differs between phones and desktops. */
export const OnScreen = styled('div', {
  display: 'block', // Without a rule of its own, it would have the class of headings.
  variants: {
    width: {
      narrow: { '@lg': { display: 'none' } },
      wide: { '@belowLg': { display: 'none' } },
    },
  },
})
