/** The rejection of a promise; an error if it is fulfilled. */
export async function caught(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("it was expected to fail");
}
