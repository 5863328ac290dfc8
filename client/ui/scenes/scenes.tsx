import { styled } from '../theme.ts'

/**
 * A scene and the products in it. Each product is one link in a list beside the scene or below it, and its number is
 * also on the picture: at `--spot-x` and `--spot-y`, in percent of a picture of 4:3.
 */
export const Scene = styled('div', {
  position: 'relative',
  containerType: 'inline-size',
  '& > .picture': {
    overflow: 'hidden',
    aspectRatio: '4 / 3',
    borderRadius: '$medium',
    backgroundColor: '$groundPlain',
  },
  '& > .picture img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& > .words': { display: 'grid', alignContent: 'center', gap: '$m', paddingBlock: '$xl' },
  '& .spots': { marginTop: '$s' },
  '& .spots > li': { borderTop: '1px solid $line' },
  '& .spots a': {
    display: 'grid',
    gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: '$s',
    minHeight: '$control',
    paddingBlock: '$m',
    textDecoration: 'none',
  },
  '& .spots .name': { fontWeight: '$semibold' },
  '& .spots .form': {
    display: 'block',
    fontSize: '$small',
    fontWeight: '$regular',
    color: '$quiet',
  },
  '& .spots .number': { color: '$accent', fontWeight: '$semibold' },
  '& .spots .pin': {
    position: 'absolute',
    isolation: 'isolate',
    insetInlineStart: 'calc(var(--spot-x) * 1cqi)',
    top: 'calc(var(--spot-y) * 0.75cqi)',
    display: 'grid',
    placeItems: 'center',
    width: '$control',
    height: '$control',
    margin: 'calc($sizes$control / -2)',
    fontSize: '$small',
    fontWeight: '$bold',
    color: '$onAction',
  },
  '& .spots .pin::before': {
    content: '""',
    position: 'absolute',
    inset: '0.5rem',
    zIndex: -1,
    border: '2px solid $onAction',
    borderRadius: '$pill',
    backgroundColor: '$action',
    transition: 'inset $transitions$quick',
    '@still': { transition: 'none' },
  },
  '& .spots a:is(:hover, :focus-visible) .pin::before': {
    inset: '0.2rem',
    backgroundColor: '$accent',
  },
  '@hover': { '& .spots a:hover .name': { textDecoration: 'underline' } },
  '@md': {
    '& .spots': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '$xxl',
    },
  },
  // Beside the picture there is room for names and prices only from here.
  '@xl': {
    display: 'grid',
    gridTemplateColumns: '60% minmax(0, 1fr)',
    columnGap: '$xxl',
    '& > .words': { paddingBlock: 0 },
    '& .spots': { display: 'block' },
    '& .spots .pin': {
      insetInlineStart: 'calc(var(--spot-x) * 0.6cqi)',
      top: 'calc(var(--spot-y) * 0.45cqi)',
    },
  },
})
