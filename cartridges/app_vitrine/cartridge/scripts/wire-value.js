'use strict'

var Category = require('dw/catalog/Category')
var EnumValue = require('dw/value/EnumValue')
var Image = require('dw/experience/image/Image')
var MarkupText = require('dw/content/MarkupText')
var MediaFile = require('dw/content/MediaFile')
var Product = require('dw/catalog/Product')

/**
 * The value of an attribute as the shop reads it. Undefined if it has none.
 * @param {unknown} value
 * @returns {unknown}
 */
function wireValue(value) {
  var plain = value instanceof EnumValue ? value.value : value
  if (plain === null || plain === undefined || plain === '') return undefined
  return plainObject(plain)
}

/** @param {unknown} value */
function plainObject(value) {
  if (value instanceof MarkupText) return value.markup
  if (value instanceof Image) return pictureOf(value)
  if (value instanceof MediaFile) return { link: value.absURL.toString() }
  if (value instanceof Category || value instanceof Product) return value.ID
  if (value instanceof Date) return value.toISOString()
  return isList(value) ? Array.prototype.slice.call(value) : value
}

/**
 * The platform's own lists, such as the values of a set, look like arrays.
 * @param {unknown} value
 * @returns {value is { length: number }}
 */
function isList(value) {
  return typeof value === 'object' && value !== null && 'length' in value
}

/** @param {dw.Image} image */
function pictureOf(image) {
  var size = image.metaData
  return { link: image.file.absURL.toString(), width: size.width, height: size.height }
}

module.exports = wireValue
