/** Files for the person: a download, as the browser does it. */

/** Long enough for the browser to have taken the file. */
const KEEP_URL = 30_000;

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
