import SwiftUI
import UIKit

/// A player: white on video, icons in fixed sizes that are no text, a screen that stays dark.
struct VideoScreen: View {
  @State private var isPlaying = false
  @State private var showsControls = true
  @Environment(\.dismiss) private var dismiss
  let poster: UIImage

  var body: some View {
    ZStack {
      Color.black
      Image(uiImage: poster)  // leaves: image-label
        .resizable()
        .accessibilityHidden(true)
      HStack(spacing: 40) {
        Button {
          isPlaying.toggle()
        } label: {
          Label("Go back", systemImage: "gobackward.10")  // leaves: fixed-font-size control-label
            .labelStyle(.iconOnly)
            .font(.system(size: 32))
            .padding(10)
        }
        Button {
          isPlaying.toggle()
        } label: {
          Group {  // leaves: control-label
            if isPlaying {
              Label("Pause", systemImage: "pause.fill")
            } else {
              Label("Play", systemImage: "play.fill")
            }
          }
          .labelStyle(.iconOnly)
          .font(.system(size: 30))  // leaves: fixed-font-size
        }
        Button {  // finds: button-hit-target
          isPlaying.toggle()
        } label: {
          Image(systemName: isPlaying ? "speaker" : "speaker.slash")  // finds: control-label
            .font(.system(size: 28))  // leaves: fixed-font-size
        }
      }
      VStack {
        Button(action: { dismiss() }) {  // finds: button-hit-target
          Image(systemName: "xmark")  // finds: control-label
            .frame(width: 28, height: 28)
        }
        Button(action: { dismiss() }) {  // leaves: button-hit-target
          Image(systemName: "xmark")
            .frame(width: 44, height: 44)
        }
        .accessibilityLabel("Close")
        Button("Next episode") {}
          .frame(maxWidth: .infinity)
          .frame(height: 50)  // finds: fixed-height-text
        Button("Skip intro") {}  // finds: button-hit-target
          .frame(width: 120, height: 28)
        Text("Season 2")
          .font(.system(size: 14))  // finds: fixed-font-size
      }
    }
    .preferredColorScheme(.dark)  // finds: forced-appearance
  }
}

struct EpisodeRow: View {
  @State private var isSaved = false
  let title: String

  var body: some View {
    HStack {
      AsyncImage(url: nil)  // leaves: image-label
      VStack(alignment: .leading) {
        Text(title)
          .font(.headline)
        Text("42 min")
          .font(.system(size: 12, weight: .medium))  // finds: fixed-font-size
      }
      Button {  // finds: button-hit-target
        isSaved.toggle()
      } label: {
        if isSaved {  // finds: control-label
          Image(systemName: "checkmark")
        } else {
          Image(systemName: "plus")
        }
      }
      Button {
        isSaved.toggle()
      } label: {
        Image(systemName: isSaved ? "checkmark" : "plus")  // leaves: control-label
      }
      .accessibilityLabel(isSaved ? "Remove from the list" : "Add to the list")
    }
  }
}

final class SubtitleController: UIViewController {
  private let captionLabel = UILabel()
  private let sizeLabel = UILabel()
  private let closeButton = UIButton(type: .system)
  private let langButton = UIButton(type: .system)
  private let nameField = UITextField()  // finds: fixed-font-size

  override func viewDidLoad() {
    super.viewDidLoad()
    captionLabel.font = .systemFont(ofSize: 13)  // finds: fixed-font-size
    sizeLabel.font = UIFontMetrics(forTextStyle: .body)  // finds: text-size-live
      .scaledFont(for: .systemFont(ofSize: 13))  // leaves: fixed-font-size
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.accessibilityLabel = "Close"  // leaves: control-label
    langButton.setTitle("Language", for: .normal)  // leaves: control-label
    nameField.placeholder = "Name of the file"  // leaves: field-label
    NSLayoutConstraint.activate([
      closeButton.widthAnchor.constraint(equalToConstant: 44),  // leaves: button-hit-target
      closeButton.heightAnchor.constraint(equalToConstant: 44),
      captionLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),  // leaves: fixed-side
      sizeLabel.leftAnchor.constraint(equalTo: view.leftAnchor),  // finds: fixed-side
    ])
  }

  func webAsks(_ question: String) {
    let alert = UIAlertController(title: nil, message: question, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))  // leaves: alert-ok
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  func askForLanguage() {
    let sheet = UIAlertController(  // finds: action-sheet-cancel
      title: "Subtitles", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "English", style: .default))
    sheet.addAction(UIAlertAction(title: "Korean", style: .default))
    present(sheet, animated: true)
  }
}
