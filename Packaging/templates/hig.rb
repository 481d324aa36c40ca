class Hig < Formula
  desc "Offline knowledge base of interface guidelines in English and Korean"
  homepage "https://github.com/@REPOSITORY@"
  url "@RELEASES@/hig-@VERSION@-source.tar.gz"
  sha256 "@SOURCE_SHA256@"
  license all_of: ["Apache-2.0", "CC-BY-4.0"]

  depends_on "pkgconf" => :build
  depends_on xcode: ["16.3", :build]
  depends_on "cmark-gfm"
  depends_on "expat"
  depends_on "gumbo-parser"
  depends_on "icu4c"
  depends_on "libb2"
  depends_on "libmicrohttpd"
  depends_on "sqlite"

  uses_from_macos "zlib"

  def install
    # What is to be installed is said above.
    system "make", "install", "PREFIX=#{prefix}", "HOMEBREW="
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/hig --version")
    ENV["HIG_DATABASE"] = testpath/"guidelines.sqlite"
    system bin/"hig", "ingest", share/"hig/Corpus"
    assert_match "tab-badge", shell_output("#{bin}/hig search '탭 바 배지' --limit 1")
    assert_path_exists bash_completion/"hig"
  end
end
