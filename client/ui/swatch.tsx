import { styled } from './theme.ts'

const role = (colour: string) => ({ '& .colour': { backgroundColor: colour } })

/** A colour of the theme, for the style guide. */
export const Swatch = styled('li', {
  display: 'grid',
  gap: '$xs',
  fontSize: '$small',
  '& .colour': { height: '4rem', borderRadius: '$medium', border: '1px solid $line' },
  variants: {
    role: {
      ink: role('$ink'),
      quiet: role('$quiet'),
      paper: role('$paper'),
      surface: role('$surface'),
      shade: role('$shade'),
      line: role('$line'),
      control: role('$control'),
      action: role('$action'),
      accent: role('$accent'),
      accentLine: role('$accentLine'),
      night: role('$night'),
      danger: role('$danger'),
      good: role('$good'),
      familyCitrus: role('$familyCitrus'),
      familyWoods: role('$familyWoods'),
      familyFloral: role('$familyFloral'),
      familySpice: role('$familySpice'),
      familySea: role('$familySea'),
      familyGourmand: role('$familyGourmand'),
      groundPlain: role('$groundPlain'),
    },
  },
})

export const SwatchGrid = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: '$l',
})
