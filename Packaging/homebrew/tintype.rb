# Scripts/formula writes the address, the version and the hashes into it.
class Tintype < Formula
  desc "Choose two colors and two fonts for an app, and take them home as code"
  homepage "https://github.com/OWNER/tintype"
  url "https://github.com/OWNER/tintype/archive/refs/tags/VERSION.tar.gz"
  sha256 "HASH_OF_SOURCE"
  license "MIT"

  # Swift 6.3
  depends_on xcode: ["26.4", :build]
  depends_on :macos

  # The page comes built, because its WebAssembly needs another toolchain.
  resource "site" do
    url "https://github.com/OWNER/tintype/releases/download/VERSION/tintype-VERSION-site.zip"
    sha256 "HASH_OF_SITE"
  end

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release",
           "--package-path", "Command", "--product", "tintype"
    bin.install "Command/.build/release/tintype"
    (share/"tintype/site").install resource("site")
    system "Scripts/command-help", bin/"tintype", buildpath/"help"
    man1.install "help/man/man1/tintype.1"
    bash_completion.install "help/bash-completion/completions/tintype"
    zsh_completion.install "help/zsh/site-functions/_tintype"
    fish_completion.install "help/fish/vendor_completions.d/tintype.fish"
  end

  test do
    assert_match "oklch(", shell_output("#{bin}/tintype color tomato")
    assert_path_exists share/"tintype/site/index.html"
  end
end
