// A page written ahead can be read without the site's script. So the script waits until what is seen first has come and
// is painted, at most three seconds, or until the visitor does something.
function start() {
  const late = document.getElementById('late');
  if (!late) return;
  document.head.append(late.content);
  late.remove();
}
const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(start));
for (const event of ['pointerdown', 'keydown', 'touchstart'])
  window.addEventListener(event, start, { once: true, passive: true });
setTimeout(start, 3000);
if (document.readyState === 'complete') afterPaint();
else window.addEventListener('load', afterPaint, { once: true });
