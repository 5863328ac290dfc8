import { styled } from './theme.ts'

/** A color of the theme, for the style guide. */
export const Swatch = styled('li', {
  display: 'grid',
  gap: '$xs',
  fontSize: '$small',
  '& svg': {
    width: '100%',
    height: '4rem',
    borderRadius: '$medium',
    border: '1px solid $line',
  },
})

export const SwatchGrid = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: '$l',
})
