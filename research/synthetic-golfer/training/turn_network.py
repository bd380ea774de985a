"""A small network that reads both turns, with their spread, from the crops of one view or of both."""
import torch
import torch.nn as nn
import torch.nn.functional as F

MOMENTS = 5
#: Which of (face-on, down the line) each answer was read from, in this order.
SOURCES = ((1, 0), (0, 1), (1, 1))


def around(picture):
    """Mean of about 24 × 24 pixels around each."""
    cells = F.avg_pool2d(F.avg_pool2d(picture, 8), 3, 1, 1, count_include_pad=False)
    return F.interpolate(cells, scale_factor=8.0, mode="bilinear", align_corners=False)


def even_out(picture):
    """Removes local brightness and contrast, so that light and colors matter less than edges."""
    flat = picture.flatten(0, 1)[:, None]
    mean = around(flat)
    spread = around((flat - mean) ** 2).sqrt()
    return ((flat - mean) / (spread + 0.04)).view_as(picture)


def layer(inputs, outputs, kernel=3, stride=1):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU()
    )


class TurnNetwork(nn.Module):
    def __init__(self):
        super().__init__()
        self.views = nn.ModuleList(
            nn.Sequential(
                layer(MOMENTS, 16, 5, 2),
                layer(16, 48, 3, 2),
                layer(48, 64),
                layer(64, 96, 3, 2),
                layer(96, 128, 3, 2),
                layer(128, 32, 1),
                nn.Flatten(),
                nn.Dropout(0.2),
                nn.Linear(32 * 25, 96),
            )
            for _ in range(2)
        )
        self.joint = nn.Sequential(nn.ReLU(), nn.Linear(2 * 96 + 2, 96), nn.ReLU(), nn.Dropout(0.1))
        #: Shoulder turn, hip rotation, the logarithms of their spreads, then both turns at each moment.
        self.answer = nn.Linear(96, 4 + 2 * MOMENTS)

    def forward(self, face_on, down_the_line):
        """Each (batch, moments, side, side). Gives (sources, batch, answers) in degrees."""
        seen = [view(even_out(crops)) for view, crops in zip(self.views, (face_on, down_the_line))]
        answers = []
        for source in SOURCES:
            flags = torch.tensor(source, dtype=seen[0].dtype).expand(len(seen[0]), 2)
            parts = [part * flag for part, flag in zip(seen, source)]
            answers.append(self.answer(self.joint(torch.cat([*parts, flags], 1))))
        raw = torch.stack(answers)
        shoulder, hip = 80 + 20 * raw[..., 0:1], 40 + 15 * raw[..., 1:2]
        return torch.cat([shoulder, hip, raw[..., 2:4], 40 + 30 * raw[..., 4:]], -1)
