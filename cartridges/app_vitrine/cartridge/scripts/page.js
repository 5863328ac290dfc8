'use strict'

var PageMgr = require('dw/experience/PageMgr')
var markup = require('~/cartridge/scripts/markup')

/** The regions of the page types, in the order in which the shop shows them. */
var REGIONS = ['top', 'main', 'bottom']

/**
 * An outline of the page for the editor of Business Manager. The shop renders pages itself.
 * @param {dw.PageScriptContext} context
 */
exports.render = function render(context) {
  var page = context.page
  var name = markup.encode(page.name)
  var body = REGIONS.map(function (id) {
    var region = page.getRegion(id)
    return region ? PageMgr.renderRegion(region) : ''
  }).join('')
  return (
    '<!doctype html><html><head><meta charset="utf-8"><title>' +
    name +
    '</title></head><body><main><h1>' +
    name +
    '</h1>' +
    body +
    '</main></body></html>'
  )
}
