import { styled } from './theme.ts'

/** A placeholder with the shape of loading content. */
export const Skeleton = styled('span', {
  display: 'block',
  borderRadius: '$small',
  backgroundColor: '$line',
  opacity: 0.8,
  animation: 'breathe 1.6s ease-in-out infinite',
  '@still': { animation: 'none' },
  '@scriptless': { display: 'none' },
  variants: {
    shape: {
      line: { height: '0.9em', width: '70%', marginBlock: '0.25em' },
      short: { height: '0.9em', width: '38%', marginBlock: '0.25em' },
      picture: { aspectRatio: '4 / 5', borderRadius: '$medium' },
      heading: { height: '2rem', width: 'min(18rem, 70%)' },
    },
  },
})
