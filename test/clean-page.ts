/** Files of one worker share its page (vitest.config.ts): each begins with an empty one. */
if (typeof document !== 'undefined') {
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  document.body.textContent = '';
  localStorage.clear();
}
