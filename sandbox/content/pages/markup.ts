/** Markup of content pages, so that their texts can be read as text. */
export const heading = (text: string) => `<h1>${text}</h1>`

export const section = (title: string, ...blocks: string[]) => `<h2>${title}</h2>${blocks.join('')}`

/** The same as a column: sections stand beside each other where there is room. */
export const column = (title: string, ...blocks: string[]) =>
  `<section>${section(title, ...blocks)}</section>`

export const paragraph = (text: string) => `<p>${text}</p>`

export const list = (...items: string[]) => `<ul>${getItems(items)}</ul>`

export const steps = (...items: string[]) => `<ol>${getItems(items)}</ol>`

const getItems = (items: string[]) => items.map((item) => `<li>${item}</li>`).join('')

/** A table whose first column names its rows. */
export function table(columns: string[], rows: string[][]): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('')
  const body = rows.map(
    ([name, ...cells]) =>
      `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

/** Questions with answers that open below them. */
export const questions = (...entries: [question: string, answer: string][]) =>
  entries
    .map(
      ([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`,
    )
    .join('')

export const link = (to: string, text: string) => `<a href="${to}">${text}</a>`
