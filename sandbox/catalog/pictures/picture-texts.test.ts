import { expect, test } from 'vitest'

import { PICTURE_VIEWS } from '../picture-subject.ts'
import { formById } from './parts/forms.ts'
import { pictureText } from './picture-texts.ts'

const WITHOUT_LABEL = ['giftset', 'giftcard', 'egiftcard', 'candleholder', 'plugwarmer']

test('the texts of pictures name the drawn items in both languages, and mention labels only where there are some', () => {
  for (const form of formById.values()) {
    const texts = PICTURE_VIEWS.map((view) => pictureText(view, form))
    expect(new Set(texts.map(({ en }) => en)).size, form).toBe(texts.length)
    expect(new Set(texts.map(({ fr }) => fr)).size, form).toBe(texts.length)
    const all = texts.flatMap(({ en, fr }) => [en, fr]).join()
    expect(/label|étiquette/.test(all), form).toBe(!WITHOUT_LABEL.includes(form))
  }
})
