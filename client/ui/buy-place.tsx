import { styled } from './theme.ts'

/** The place of the area for buying. On small screens the area stays at the bottom once its place is out of view. */
export const BuyPlace = styled('div', {
  display: 'contents',
  '@belowLg': {
    '&[data-passed]': { display: 'flex', flexDirection: 'column', gap: '$xl' },
    '&[data-passed] > :last-child': {
      position: 'fixed',
      insetInline: 0,
      marginInline: 0,
    },
    '&[data-passed][data-at-end] > :last-child': { visibility: 'hidden' },
  },
})
