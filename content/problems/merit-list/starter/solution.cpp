#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) {
        string name;
        int marks;
        string born;
        cin >> name >> marks >> born;
        // Your code here: keep this student.
    }

    // Your code here: sort the students, and print rank and name of each.
    return 0;
}
