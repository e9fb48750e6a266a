#!/bin/sh
# Makes the small videos of the corpus, each with a place in it. Needs ffmpeg; the results are committed.
set -eu
cd "$(dirname "$0")"
quiet="-y -loglevel error -fflags +bitexact"
source="-f lavfi -i testsrc2=size=160x120:rate=8:duration=1 -f lavfi -i sine=frequency=440:duration=1"
h264="-c:v libx264 -preset veryslow -crf 40 -pix_fmt yuv420p -c:a aac -b:a 16k -ac 1"
place="-metadata location=+30.2676-097.7430/ -metadata location-eng=+30.2676-097.7430/ -metadata title=PLUMBLINE-TITLE"

ffmpeg $quiet $source $h264 $place -movflags +faststart place.mp4
ffmpeg $quiet $source $h264 -metadata com.apple.quicktime.location.ISO6709=+30.2676-097.7430+150/ \
  -movflags use_metadata_tags place.mov
ffmpeg $quiet $source $h264 $place -movflags frag_keyframe+empty_moov fragments.mp4
ffmpeg $quiet $source -c:v libvpx-vp9 -b:v 30k -c:a libopus -b:a 12k $place place.webm
ffmpeg $quiet $source -c:v libvpx-vp9 -b:v 30k -c:a libopus -b:a 12k -live 1 $place live.webm

# A drone writes its position as subtitles.
printf '1\n00:00:00,000 --> 00:00:01,000\nGPS(30.2676,-97.7430,15)\n' > track.srt
ffmpeg $quiet $source -i track.srt -map 0 -map 1 -map 2 $h264 -c:s mov_text drone.mp4
ffmpeg $quiet -i place.mp4 -c copy -metadata:s:v rotate=90 turned.mov
rm track.srt
