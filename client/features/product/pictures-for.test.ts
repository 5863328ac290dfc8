import { expect, test } from 'vitest'

import { picturesFor } from './pictures-for.ts'

const picture = (name: string) => ({ link: `https://pictures.example/${name}.svg`, alt: name })

const cup = {
  pictures: [picture('cup')],
  picturesByValue: [
    { attribute: 'color', value: 'chalk', pictures: [picture('chalk')] },
    { attribute: 'color', value: 'clay', pictures: [picture('clay'), picture('clay-side')] },
    { attribute: 'color', value: 'moss', pictures: [] },
  ],
}

test('shows the pictures of the chosen value', () => {
  expect(picturesFor(cup, { color: 'clay' })).toEqual([picture('clay'), picture('clay-side')])
  expect(picturesFor(cup, { size: 'small', color: 'chalk' })).toEqual([picture('chalk')])
})

test('shows the pictures of a chosen size only until a color is chosen', () => {
  const sized = { attribute: 'size', value: 'small', pictures: [picture('small')] }
  const cups = { ...cup, picturesByValue: [sized, ...cup.picturesByValue] }
  expect(picturesFor(cups, { size: 'small' })).toEqual([picture('small')])
  expect(picturesFor(cups, { size: 'small', color: 'chalk' })).toEqual([picture('chalk')])
})

test('shows the product’s own pictures if nothing is chosen or the value has none', () => {
  expect(picturesFor(cup, {})).toEqual([picture('cup')])
  expect(picturesFor(cup, { size: 'clay' })).toEqual([picture('cup')])
  expect(picturesFor(cup, { color: 'moss' })).toEqual([picture('cup')])
})
