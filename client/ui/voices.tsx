import { styled } from './theme.ts'

/** Social proof and pictures of customers, below a product's description. A part of lazily loaded sections. */
export const Voices = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$l',
  scrollMarginTop: '$space$xxl',
  variants: { room: { above: { marginTop: '$xxxl' }, around: {} } },
})

/** The rating beside the names of a product, and how many look at it. Its lines are there before their texts. */
export const VoiceLine = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  alignItems: 'center',
  gap: '0 $xl',
  minHeight: '3.5rem',
  '@xl': { minHeight: '1.75rem', marginBottom: '$m' },
  fontSize: '$small',
  color: '$quiet',
  '& a': { display: 'inline-flex', alignItems: 'center', gap: '$s', minHeight: '1.75rem' },
  '& p': {
    display: 'flex',
    alignItems: 'center',
    gap: '$s',
    minHeight: '1.75rem',
    '&::before': {
      content: '""',
      flex: 'none',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: '$pill',
      backgroundColor: '$accentLine',
    },
  },
})

/** A picture that a shopper has shown. */
export const PostPicture = styled('figure', {
  display: 'grid',
  alignContent: 'start',
  gap: '$xs',
  margin: 0,
  width: '100%',
  '& img': {
    width: '100%',
    height: 'auto',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: '$medium',
    border: '1px solid $line',
  },
  '& figcaption': { fontSize: '$tiny', color: '$quiet' },
})

/** Five stars, of which some are filled. */
export const StarRow = styled('svg', {
  flex: 'none',
  width: '5.75rem',
  height: '1.15rem',
  '& .empty': { fill: '$colors$line' },
  '& .full': { fill: '$colors$accentLine' },
  '@forced': { '& .empty': { fill: 'GrayText' }, '& .full': { fill: 'CanvasText' } },
  variants: { size: { small: {}, large: { width: '8.75rem', height: '1.75rem' } } },
  defaultVariants: { size: 'small' },
})
