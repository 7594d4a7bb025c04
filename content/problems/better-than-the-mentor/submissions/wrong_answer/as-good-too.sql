SELECT s.roll, r.code, r.marks, m.marks FROM students s JOIN results r ON r.roll = s.roll JOIN results m ON m.roll = s.mentor AND m.code = r.code WHERE r.marks >= m.marks;
