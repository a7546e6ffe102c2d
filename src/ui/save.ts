/** Files for the person and from the person, as the browser does it. */

/** Long enough for the browser to have taken the file. */
const KEEP_URL = 30_000;
/** Nobody looks for a file longer. */
const KEEP_PICKER = 600_000;

/** Answers why it could not be done, or null. */
export function download(name: string, blob: Blob): Promise<string | null> {
  try {
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    document.body.append(link);
    // Engines listen to every click on the page; this one is ours.
    link.addEventListener('click', (event) => {
      event.stopPropagation();
    });
    link.click();
    link.remove();
    setTimeout(() => {
      URL.revokeObjectURL(url);
    }, KEEP_URL);
    return Promise.resolve(null);
  } catch (error) {
    return Promise.resolve(error instanceof Error ? error.message : String(error));
  }
}

/** Lets the person pick one file; `accept` as of an input element. Null where the person thinks better of it and the browser says so. */
export function pickFile(accept: string): Promise<File | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  // In the page, or some browsers forget it while the person looks for the file.
  input.hidden = true;
  document.body.append(input);
  input.addEventListener('click', (event) => {
    event.stopPropagation();
  });
  setTimeout(() => {
    input.remove();
  }, KEEP_PICKER);
  return new Promise((resolve) => {
    input.addEventListener('change', () => {
      resolve(input.files?.[0] ?? null);
    });
    input.addEventListener('cancel', () => {
      resolve(null);
    });
    input.click();
  });
}
