SELECT s.roll, r.code, r.marks, m.marks FROM students s JOIN results r ON r.roll = s.roll JOIN results m ON m.roll = s.mentor WHERE r.marks > m.marks;
