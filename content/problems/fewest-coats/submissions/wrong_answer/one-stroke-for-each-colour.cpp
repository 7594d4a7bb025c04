#include <iostream>
#include <set>
#include <string>
using namespace std;

int main() {
    string plan;
    cin >> plan;
    cout << set<char>(plan.begin(), plan.end()).size() << '\n';
}
