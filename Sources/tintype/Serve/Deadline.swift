/// Cancels `body` when it takes longer than `limit`, and throws in its place.
func within<Value: Sendable>(
  _ limit: Duration, _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    defer { group.cancelAll() }
    group.addTask { try await body() }
    group.addTask {
      try await Task.sleep(for: limit)
      throw DeadlinePassed()
    }
    guard let value = try await group.next() else { throw DeadlinePassed() }
    return value
  }
}

struct DeadlinePassed: Error {}
