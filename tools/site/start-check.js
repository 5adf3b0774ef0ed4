/* Says why the page does not start. Inlined into index.html; in the syntax of 2009, so that every browser can run it. */
;(function (window, document) {
  var isLoading = true
  var isUnreached = false
  var hasSaid = false

  /** The newest features that the scripts use and that nothing replaces. */
  function isTooOld() {
    var intl = window.Intl || {}
    var needed = [
      window.Array.prototype.toSorted,
      window.Object.hasOwn,
      window.structuredClone,
      intl.ListFormat,
      intl.PluralRules,
      window.DOMMatrix
    ]
    var i
    for (i = 0; i < needed.length; i++) if (!needed[i]) return true
    return !('noModule' in document.createElement('script'))
  }

  function hasStarted() {
    var root = document.getElementById('root')
    return !!root && !!root.firstChild
  }

  function say(id) {
    var sentence = document.getElementById(id)
    if (hasSaid) return
    if (sentence) {
      hasSaid = true
      sentence.hidden = false
    } else if (isLoading) {
      document.addEventListener('DOMContentLoaded', function () {
        say(id)
      })
    }
  }

  function onError(event) {
    if (event.target && event.target.tagName === 'SCRIPT') isUnreached = true
    // After `window.contested` exists all scripts have run: a syntax error then comes from parsed data.
    var isOwn = !!event.filename && event.filename.indexOf(window.location.host) > 0
    if (isOwn && !window.contested && /SyntaxError/.test(String(event.error || event.message))) say('too-old')
  }

  // index.html has another message for a page that was opened as a file.
  if (window.location.protocol === 'file:') return
  window.addEventListener('error', onError, true)
  if (isTooOld()) say('too-old')
  // Before `load` the scripts may still be loading over a slow network.
  window.addEventListener('load', function () {
    isLoading = false
    window.setTimeout(function () {
      if (!hasStarted()) say(isUnreached ? 'not-reached' : 'too-old')
    }, 5000)
  })
})(window, document)
