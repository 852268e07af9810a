export async function drawPictures(_site: string): Promise<void> {}
