import { styled } from './theme.ts'

/**
 * A grid of products in 2, 3 or 4 columns, which fill the width. Beside filters a tile is at most 248 px wide, because the
 * page has room for four of them.
 */
export const ProductGrid = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$xxl $l',
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '$xl' },
  '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  variants: {
    length: {
      all: {},
      // With three columns, hide an incomplete last row, which would look like a mistake.
      sample: {
        '@media (min-width: 37.5em) and (max-width: 56.24em)': {
          '& > li:nth-child(3n + 1):last-child': { display: 'none' },
          '& > li:nth-child(3n + 2):last-child': { display: 'none' },
          '& > li:nth-child(3n + 1):nth-last-child(2)': { display: 'none' },
        },
      },
    },
    beside: {
      nothing: {},
      filters: {
        '@lg': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        '@xl': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
  defaultVariants: { beside: 'nothing', length: 'all' },
})

/** A few products with their heading; on large screens the heading is beside them, where a list has its filters. */
export const ProductSample = styled('div', {
  '@xl': {
    display: 'grid',
    gridTemplateColumns: '$sizes$aside minmax(0, 1fr)',
    columnGap: '$xxl',
    alignItems: 'start',
    // One long word fits.
    '& h2': { fontSize: 'calc(0.8 * $fontSizes$title)' },
  },
})

/**
 * A product in a list. It has a single styled root with plain elements inside, because lists dominate rendering
 * time.
 */
export const ProductCard = styled('li', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '& .picture': {
    position: 'relative',
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    borderRadius: '$medium',
    backgroundColor: '$groundPlain',
    '& > img, & > picture img': {
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      transition: 'transform $transitions$calm',
    },
  },
  '& .none': { display: 'grid', placeItems: 'center', height: '100%', color: '$accentLine' },
  '& .badges': {
    position: 'absolute',
    top: '$s',
    insetInlineStart: '$s',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '$xs',
    // The heart is beside it.
    maxWidth: 'calc(100% - 4.5rem)',
    '& img': { maxWidth: '100%' },
  },
  '& .words': { display: 'grid', gap: '0.125rem', paddingTop: '$m' },
  '& .name': { fontSize: '$body', fontWeight: '$semibold', lineHeight: '$snug', letterSpacing: 0 },
  '& .name a': {
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$medium' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid $colors$accent', outlineOffset: '4px' },
  },
  '@media (hover: hover)': { '&:hover .name a': { textDecoration: 'underline' } },
  '& .form, & .choices': {
    fontSize: '$small',
    lineHeight: '$snug',
    color: '$quiet',
    textWrap: 'pretty',
  },
  '& .choices': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$xs' },
  '& .choices img': {
    width: '1rem',
    height: '1rem',
    border: '1px solid $line',
    borderRadius: '$pill',
  },
  '& .price': { marginTop: '$xs' },
  '& .callout': {
    fontSize: '$small',
    fontWeight: '$semibold',
    lineHeight: '$snug',
    color: '$accent',
  },
  // Above the link of the name, which covers the tile.
  '& .rating, & .buy, & .look': { position: 'relative', zIndex: '$raised' },
  '& .rating': {
    justifySelf: 'start',
    fontSize: '$small',
    fontVariantNumeric: 'tabular-nums',
    '& a': { display: 'inline-block', paddingBlock: '$xs', textDecoration: 'none' },
    '@hover': { '& a:hover': { textDecoration: 'underline' } },
    '& .star': { color: '$accentLine' },
    '& .quiet': { color: '$quiet' },
  },
  '& .look': {
    position: 'absolute',
    bottom: '$s',
    insetInlineEnd: '$s',
    padding: '$s $m',
    borderRadius: '$pill',
    backgroundColor: '$surface',
    fontSize: '$small',
    fontWeight: '$semibold',
    textDecoration: 'none',
    opacity: 0,
    transition: 'opacity $transitions$quick',
    '&:focus-visible': { opacity: 1, borderRadius: '$pill', outlineOffset: '-2px' },
    // A finger hovers over nothing.
    '@touch': { opacity: 1 },
  },
  // In the place of the quick look, which covers it under a pointer. A finger sees both, so here it is below the badges.
  '& [data-proof]': {
    opacity: 1,
    pointerEvents: 'none',
    '@touch': {
      top: '$s',
      bottom: 'auto',
      insetInlineStart: '$s',
      insetInlineEnd: 'auto',
      maxWidth: 'calc(100% - 4.5rem)',
      padding: '$xs $s',
      borderRadius: '$medium',
      lineHeight: '$snug',
    },
  },
  '& .badges:not(:empty) ~ [data-proof]': { '@touch': { top: '2.75rem' } },
  '@hover': {
    '&:hover .picture > img': { transform: 'scale(1.025)' },
    '&:hover .look': { opacity: 1 },
  },
  // The stepper of what is in the bag is as tall as the button that it replaces.
  '& .buy': {
    display: 'grid',
    alignItems: 'center',
    minHeight: 'calc($sizes$control + 2px + $space$m)',
    marginTop: 'auto',
    paddingTop: '$m',
    '&[data-in-bag] > [data-action]': { display: 'none' },
  },
  '& .add': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '$s',
    width: '100%',
    minHeight: '$control',
    padding: '$xs $m',
    border: '1px solid $action',
    borderRadius: '$pill',
    backgroundColor: 'transparent',
    color: '$action',
    fontSize: '$small',
    fontWeight: '$semibold',
    lineHeight: '$snug',
    textAlign: 'center',
    textDecoration: 'none',
    transition: 'background-color $transitions$quick',
    '&:focus-visible': { borderRadius: '$pill' },
    '@hover': { '&:hover': { backgroundColor: '$shade' } },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&[aria-busy="true"]::before': {
      content: '""',
      width: '1em',
      height: '1em',
      border: '2px solid currentColor',
      borderInlineEndColor: 'transparent',
      borderRadius: '$pill',
      animation: 'turn 0.8s linear infinite',
    },
  },
  '& .sold-out': { fontSize: '$small', fontWeight: '$semibold', color: '$quiet' },
})
