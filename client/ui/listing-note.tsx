import { styled } from './theme.ts'

/** A few words of content in the head of a list, beside the heading on large screens. */
export const ListingNote = styled('div', {
  fontSize: '$small',
  lineHeight: '$snug',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 $l' },
  '& li a': { display: 'inline-block', paddingBlock: '$xs', fontWeight: '$semibold' },
  // On phones the way to it is enough.
  '@belowMd': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 $l',
    '&:has(a) > .paragraph': { display: 'none' },
  },
  '@lg': {
    gridArea: '1 / 2 / span 2',
    maxWidth: 'min($sizes$narrow, 38vw)',
    paddingInlineStart: '$xl',
    borderInlineStart: '1px solid $accentLine',
  },
})
