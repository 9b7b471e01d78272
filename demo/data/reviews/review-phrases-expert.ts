import type { ByTone } from './review-phrases-types'

/** What an expert says about an ingredient, only when the list of ingredients has it. */
export const actives: readonly { match: RegExp; face: boolean; lines: readonly string[] }[] = [
  {
    match: /niacinamide/i,
    face: true,
    lines: [
      'trong bảng thành phần có niacinamide, hợp với ai cần làm dịu và đều màu da',
      'niacinamide ở đây giúp điều tiết dầu khá nhẹ nhàng, [I] không bị nóng mặt',
    ],
  },
  {
    match: /salicylic/i,
    face: true,
    lines: [
      'có BHA nên [I] khuyên dùng từ từ, tuần đầu cách ngày',
      'thành phần có salicylic acid, đang dùng treatment mạnh thì nên giãn ra',
    ],
  },
  {
    match: /hyaluron/i,
    face: true,
    lines: [
      'có hyaluronate nên cấp nước tốt, nhớ khóa thêm một lớp kem ở trên',
      'hyaluronic acid cho cảm giác căng mọng ngay, da đang ẩm thoa vào là hợp nhất',
    ],
  },
  {
    match: /ceramide/i,
    face: true,
    lines: [
      'ceramide là thứ [I] tìm trước tiên khi hàng rào da yếu',
      'có ceramide, nên đây là món đáng cân nhắc để phục hồi',
    ],
  },
  {
    match: /centella|madecass|asiatic/i,
    face: true,
    lines: [
      'chiết xuất rau má làm dịu khá rõ, đỏ da là [I] lại nghĩ tới nhóm này',
      'nhóm rau má trong bảng thành phần giải thích vì sao thoa lên dịu nhanh',
    ],
  },
  {
    match: /ascorb/i,
    face: true,
    lines: [
      'có dẫn xuất vitamin C, sáng dùng thì nhớ chống nắng kỹ',
      'vitamin C trong này không quá gắt, da mới làm quen vẫn dùng được',
    ],
  },
  {
    match: /retin/i,
    face: true,
    lines: [
      'có nhóm retinoid nên chỉ dùng buổi tối, mẹ bầu thì bỏ qua',
      'retinoid cần thời gian, [I] luôn nhắc mọi người bắt đầu tuần hai lần',
    ],
  },
  {
    match: /panthenol/i,
    face: false,
    lines: [
      'panthenol giúp giữ ẩm và dịu da, thành phần [I] luôn có thiện cảm',
      'có panthenol nên cảm giác êm là dễ hiểu',
    ],
  },
  {
    match: /glycolic|lactic|mandelic/i,
    face: true,
    lines: [
      'có AHA nên hôm sau nhất định phải chống nắng',
      'AHA làm bề mặt da mịn nhanh, nhưng đừng chồng thêm acid khác',
    ],
  },
  {
    match: /zinc oxide|titanium dioxide/i,
    face: true,
    lines: ['có màng lọc vật lý nên da dễ kích ứng thường chịu được'],
  },
  { match: /squalane/i, face: false, lines: ['squalane cho độ trượt mượt mà không nặng, [I] đánh giá cao'] },
  { match: /peptide/i, face: true, lines: ['peptide hợp với ai bắt đầu lo nếp nhăn mà ngại retinoid'] },
  { match: /argan/i, face: false, lines: ['dầu argan đủ mềm mà không nặng, hợp dùng thường ngày'] },
  {
    match: /keratin/i,
    face: false,
    lines: ['keratin thủy phân giúp bề mặt tóc phẳng hơn, nhất là tóc qua hóa chất'],
  },
  { match: /camellia sinensis/i, face: false, lines: ['chiết xuất trà xanh là điểm cộng về chống oxy hóa'] },
  { match: /\burea\b/i, face: false, lines: ['có urea nên vùng da sần, khô dày sẽ mềm nhanh'] },
]

export const perfumed: readonly string[] = [
  'bảng thành phần có hương liệu, ai kiêng thì lưu ý',
  'có hương liệu nên da quá nhạy cảm nên thử ở quai hàm trước',
]
export const unperfumed: readonly string[] = [
  '[I] không thấy hương liệu trong bảng thành phần, điểm này rất đáng khen',
  'không hương liệu, hợp với người hay kích ứng',
]

/** What an expert's verdict sounds like. */
export const verdicts: ByTone = {
  good: [
    'về tổng thể, công thức này {cân đối|gọn và có chủ đích}, [I] yên tâm giới thiệu',
    'so trong cùng phân khúc, [I] xếp [it] vào nhóm đáng mua',
  ],
  fair: [
    'công thức không có gì sai, chỉ là chưa đủ nổi bật trong phân khúc',
    'về tổng thể đạt yêu cầu, nhưng [I] chưa thấy lý do để đổi hẳn sang',
  ],
  bad: [
    'công thức đọc thì hay mà trải nghiệm thực tế chưa tương xứng',
    'với những gì ghi trên nhãn, [I] kỳ vọng hơn thế này nhiều',
  ],
}
